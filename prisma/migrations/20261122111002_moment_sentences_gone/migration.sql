DROP FUNCTION moment_in(TEXT, JSONB);
DROP TABLE moment_sentences;
