-- Plans as they were seeded say what they promise since; what an operator has worded stays.
UPDATE plans SET features = ARRAY['Up to 60 stories per month', 'Up to 10 child profiles', 'Your child as the hero in five character styles',
  'Illustrated PDF of every story', 'Stories measured to a reading level', 'Reading progress and badges', 'Voice narration options', 'Priority support']
WHERE slug = 'standard' AND features = ARRAY['Up to 60 stories per month', 'Up to 10 child profiles', 'Your child as the hero in five character styles',
  'Illustrated PDF of every story', 'Stories measured to a reading level', 'Reading progress and badges', 'Priority support'];
UPDATE plans SET features = ARRAY['Up to 200 stories per month', 'Unlimited child profiles', 'Everything in Standard', 'Voice narration options',
  'Illustrated PDF of every story', '24/7 premium support']
WHERE slug = 'family' AND features = ARRAY['Up to 200 stories per month', 'Unlimited child profiles', 'Everything in Standard',
  'Illustrated PDF of every story', '24/7 premium support'];

-- A page that was changed after the family's plan lost the chosen voice.
ALTER TABLE "narration_pages" DROP CONSTRAINT "narration_pages_stand_in_check",
  ADD CONSTRAINT "narration_pages_stand_in_check" CHECK ("stand_in" IN ('name', 'away', 'plan'));
