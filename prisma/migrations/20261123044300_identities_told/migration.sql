-- A new way into an account, and one that was taken away, stand in the record of changes.
CREATE TRIGGER audit AFTER INSERT OR DELETE ON identities FOR EACH ROW EXECUTE FUNCTION audit_row('parent_id');
