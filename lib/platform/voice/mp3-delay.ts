/** An MP3 begins that many samples before its sound: 576 of the encoder, 529 of every decoder. */
export const MP3_DELAY_SAMPLES = 1105;
