-- By agreement: as many calls as it takes. Given by `npm run api:tier`.
ALTER TYPE "api_tier" ADD VALUE 'enterprise';
