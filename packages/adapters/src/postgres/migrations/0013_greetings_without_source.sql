-- Greetings, reactions and goodbyes were given the passage of a neighbour; they rest on none.
UPDATE "lines" SET "spans" = '[]'::jsonb
WHERE "role" IN ('welcome', 'reaction', 'handover', 'goodbye', 'notice') AND "spans" <> '[]'::jsonb;
