"""Places inside the moves: statements before which racers meet, and what stands in the way there.

On SQLite a transaction begins with BEGIN IMMEDIATE, which takes the lock of the one writer; PostgreSQL's BEGIN takes
nothing, and no cursor sees it.
"""

WRITE_JOB = r"UPDATE generation_job "
# The same before the transaction that the move is on SQLite: nobody holds a lock there.
BEGIN_OR_WRITE_JOB = rf"BEGIN|{WRITE_JOB}"
BEGIN_OR_LOCK = r"BEGIN|.* FOR UPDATE"
LIST_QUEUED = r"SELECT generation_job\.id .*ORDER BY"
INSERT_JOB = r"INSERT INTO generation_job "
DELETE_JOB = r"DELETE FROM generation_job "
BEGIN_OR_DELETE = r"BEGIN|DELETE FROM generation_question "

COUNT_QUESTIONS = r"SELECT COUNT\(\*\) AS __count FROM generation_question "
INSERT_QUESTION = r"INSERT INTO generation_question "

DELETE_FILE = r"DELETE FROM files_storedfile "

# The statement of `actions.uncommitted`, which stands between a move and its commit.
BEFORE_COMMIT = r"SELECT generation_job\..* ORDER BY generation_job\.prompt"
