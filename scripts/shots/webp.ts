/** WebP: single pictures are encoded by the browser that took them, moving ones are put together here. */
import type { Page } from 'playwright-core';

/** A PNG as WebP, scaled to a width. */
export async function toWebp(page: Page, png: Buffer, width: number, quality: number): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([data, wide, how]) => {
      // Taken apart by hand: the page may fetch nothing but its own files.
      const picture = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([picture]));
      const canvas = new OffscreenCanvas(wide, Math.round((bitmap.height * wide) / bitmap.width));
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality: how })).arrayBuffer(),
      );
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [png.toString('base64'), width, quality] as const,
  );
  return Buffer.from(encoded, 'base64');
}

export interface Frame {
  readonly webp: Buffer;
  readonly ms: number;
}

function uint24(value: number): Buffer {
  return Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255]);
}

function chunk(name: string, payload: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(payload.length);
  return Buffer.concat([Buffer.from(name, 'ascii'), size, payload, Buffer.alloc(payload.length % 2)]);
}

/** The chunk of a single picture that holds its image. */
function imageOf(webp: Buffer): { readonly name: string; readonly payload: Buffer } {
  for (let at = 12; at + 8 <= webp.length;) {
    const name = webp.toString('ascii', at, at + 4);
    const size = webp.readUInt32LE(at + 4);
    if (name === 'VP8 ' || name === 'VP8L') return { name, payload: webp.subarray(at + 8, at + 8 + size) };
    at += 8 + size + (size % 2);
  }
  throw new Error('not a WebP picture');
}

/** One after the other, for ever. All frames are of the same size. */
export function animated(frames: readonly Frame[], width: number, height: number): Buffer {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)]);
  const extended = chunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), size]));
  const endless = chunk('ANIM', Buffer.alloc(6));
  const parts = frames.map(({ webp, ms }) => {
    const { name, payload } = imageOf(webp);
    return chunk(
      'ANMF',
      Buffer.concat([uint24(0), uint24(0), size, uint24(ms), Buffer.from([2]), chunk(name, payload)]),
    );
  });
  const body = Buffer.concat([Buffer.from('WEBP', 'ascii'), extended, endless, ...parts]);
  return chunk('RIFF', body);
}
