// Hands on what the microphone gives, a twentieth of a second or so at a time.
const BLOCK = 2048;

class Recorder extends AudioWorkletProcessor {
  constructor() {
    super();
    this.block = new Float32Array(BLOCK);
    this.filled = 0;
    this.isOn = true;
    this.port.onmessage = () => {
      this.port.postMessage(this.block.slice(0, this.filled));
      this.port.postMessage(null);
      this.isOn = false;
    };
  }

  process([input]) {
    const samples = input?.[0];
    if (samples && this.isOn) {
      for (const sample of samples) {
        this.block[this.filled++] = sample;
        if (this.filled === BLOCK) {
          this.port.postMessage(this.block);
          this.block = new Float32Array(BLOCK);
          this.filled = 0;
        }
      }
    }
    return this.isOn;
  }
}

registerProcessor("recorder", Recorder);
