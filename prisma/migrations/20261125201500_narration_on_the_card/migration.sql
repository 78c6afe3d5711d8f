-- A card shows four features: Standard's narration was the seventh, so it seemed to be Family's alone. What an operator has
-- worded stays.
UPDATE plans SET features = ARRAY['Up to 60 stories per month', 'Up to 10 child profiles', 'Your child as the hero in five character styles',
  'Voice narration options', 'Illustrated PDF of every story', 'Stories measured to a reading level', 'Reading progress and badges', 'Priority support']
WHERE slug = 'standard' AND features = ARRAY['Up to 60 stories per month', 'Up to 10 child profiles', 'Your child as the hero in five character styles',
  'Illustrated PDF of every story', 'Stories measured to a reading level', 'Reading progress and badges', 'Voice narration options', 'Priority support'];
UPDATE plans SET features = ARRAY['Up to 200 stories per month', 'Unlimited child profiles', 'Everything in Standard',
  '24/7 premium support', 'Voice narration options', 'Illustrated PDF of every story']
WHERE slug = 'family' AND features = ARRAY['Up to 200 stories per month', 'Unlimited child profiles', 'Everything in Standard',
  'Voice narration options', 'Illustrated PDF of every story', '24/7 premium support'];
