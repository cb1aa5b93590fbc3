-- Every process keeps the nights in memory, to find getaways by dates. A change tells them the rooms to read again,
-- and not the catalogue: nights change with every sale.
CREATE FUNCTION notify_nights_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify('nights_changed', '');
  ELSE
    PERFORM pg_notify('nights_changed', room_uuid::text) FROM (SELECT DISTINCT room_uuid FROM changed) AS rooms;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER nights_inserted AFTER INSERT ON "hotel_nights" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_nights_changed();--> statement-breakpoint
CREATE TRIGGER nights_updated AFTER UPDATE ON "hotel_nights" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_nights_changed();--> statement-breakpoint
CREATE TRIGGER nights_deleted AFTER DELETE ON "hotel_nights" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_nights_changed();--> statement-breakpoint
CREATE TRIGGER nights_emptied AFTER TRUNCATE ON "hotel_nights" FOR EACH STATEMENT EXECUTE FUNCTION notify_nights_changed();
