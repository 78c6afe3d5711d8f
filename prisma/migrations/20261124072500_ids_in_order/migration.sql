-- Ids sort by the microsecond in which they were made, not by the millisecond alone: what is made one after the other is
-- listed in that order, and the newest of two is the later one. The fraction takes the place of 12 random bits (RFC 9562,
-- 6.2, method 3); 62 stay.
CREATE OR REPLACE FUNCTION uuid_v7() RETURNS uuid
LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(
    overlay(
      uuid_send(gen_random_uuid())
      PLACING int8send(((micros / 1000) << 16) | x'7000'::bigint | ((micros % 1000) * 4096 / 1000))
      FROM 1 FOR 8
    ),
    'hex'
  )::uuid
  FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS micros) AS now
$$;
