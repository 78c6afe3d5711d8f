-- Pages that the provider's voice says are paid for like its texts and pictures.
ALTER TYPE "ai_call_kind" ADD VALUE 'speech';
