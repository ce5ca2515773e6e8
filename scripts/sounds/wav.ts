/** Samples from -1 to 1 as a WAV file: mono, 16 bits, a format that browsers, Android and iOS play without a decoder of ours. */
export const RATE = 22_050;

const HEADER = 44;
const LOUDEST = 32_767;

export function wav(samples: Float64Array): Uint8Array {
  const bytes = new Uint8Array(HEADER + samples.length * 2);
  const data = new DataView(bytes.buffer);
  const word = (at: number, text: string) =>
    [...text].forEach((letter, i) => data.setUint8(at + i, letter.charCodeAt(0)));
  word(0, 'RIFF');
  data.setUint32(4, bytes.length - 8, true);
  word(8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, 1, true);
  data.setUint32(24, RATE, true);
  data.setUint32(28, RATE * 2, true);
  data.setUint16(32, 2, true);
  data.setUint16(34, 16, true);
  word(36, 'data');
  data.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, i) =>
    data.setInt16(HEADER + i * 2, Math.round(Math.max(-1, Math.min(1, sample)) * LOUDEST), true),
  );
  return bytes;
}
