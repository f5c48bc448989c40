from django.db import migrations, models

from generation.gentle import AddCheckUnread


class Migration(migrations.Migration):
    dependencies = [
        ("generation", "0003_signs_of_life"),
    ]

    operations = [
        migrations.AddField(
            model_name="question",
            name="confidence",
            field=models.FloatField(blank=True, null=True),
        ),
        AddCheckUnread(
            model_name="question",
            constraint=models.CheckConstraint(
                condition=models.Q(("confidence__isnull", True), ("confidence__range", (0, 1)), _connector="OR"),
                name="question_confidence_is_a_share",
            ),
        ),
    ]
