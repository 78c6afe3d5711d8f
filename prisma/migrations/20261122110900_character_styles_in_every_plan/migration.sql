-- Every plan may order a story in a character style, so every plan says so. Lists that an operator has rewritten stay.
UPDATE "plans"
SET "features" = ARRAY['2 stories in all', '1 child profile', 'Your child as the hero in five character styles', 'Illustrated PDF of every story']
WHERE "slug" = 'free'
  AND "features" = ARRAY['2 stories in all', '1 child profile', 'Illustrated PDF of every story'];

UPDATE "plans"
SET "features" = ARRAY['Up to 10 stories per month', 'Up to 3 child profiles', 'Your child as the hero in five character styles', 'Stories measured to a reading level', 'Illustrated PDF of every story', 'Reading progress and badges', 'Email support']
WHERE "slug" = 'basic'
  AND "features" = ARRAY['Up to 10 stories per month', 'Up to 3 child profiles', 'Stories measured to a reading level', 'Illustrated PDF of every story', 'Reading progress and badges', 'Email support'];
