from django.db import migrations

from generation.gentle import read_for_check


class Migration(migrations.Migration):
    dependencies = [("generation", "0004_question_confidence")]
    operations = [read_for_check("generation_question", "question_confidence_is_a_share")]
