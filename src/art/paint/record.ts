/** Drawing that is kept and drawn again. */
import type { SkCanvas, Skia, SkPicture } from './skia';
import { tidy } from './tidy';

export function record(
  skia: Skia,
  x: number,
  y: number,
  width: number,
  height: number,
  draw: (canvas: SkCanvas) => void,
): SkPicture {
  return tidy(() => {
    const recorder = skia.PictureRecorder();
    draw(recorder.beginRecording(skia.XYWHRect(x, y, width, height)));
    const picture = recorder.finishRecordingAsPicture();
    recorder.dispose();
    return picture;
  });
}
