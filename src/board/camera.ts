/**
 * Camera arithmetic. A point of the board is on the screen at `board * scale + (x, y)`.
 * Every function is a worklet: gestures call them on the UI thread, sixty times a second, without React. Worklets become
 * constants when they are compiled, so each stands below those it calls.
 */
import type { Box, Point } from './layout';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The part of the screen that the board may use; insets are covered by bars and the hand. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly insetTop: number;
  readonly insetRight: number;
  readonly insetBottom: number;
  readonly insetLeft: number;
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** A square at the closest: about the height of a hand. */
const CLOSEST = 3.4;
/** How far in a double tap goes, from a fitting camera. */
const DOUBLE_TAP = 2.2;
/** The furthest out, as a share of a fitting camera. */
const FURTHEST = 0.8;
/** Room to show the board this much larger is worth moving it for. */
const WORTH = 1.25;

export function toScreen(camera: Camera, point: Point): Point {
  'worklet';
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

export function toBoard(camera: Camera, point: Point): Point {
  'worklet';
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

export function between(value: number, { least, most }: Range): number {
  'worklet';
  return Math.min(most, Math.max(least, value));
}

function fitScale(bounds: Box, view: Viewport): number {
  'worklet';
  const width = Math.max(1, view.width - view.insetLeft - view.insetRight);
  const height = Math.max(1, view.height - view.insetTop - view.insetBottom);
  return Math.min(width / (bounds.right - bounds.left), height / (bounds.bottom - bounds.top));
}

/** The middle of what is free. */
function middleOf(view: Viewport): Point {
  'worklet';
  return {
    x: (view.insetLeft + view.width - view.insetRight) / 2,
    y: (view.insetTop + view.height - view.insetBottom) / 2,
  };
}

function centred(bounds: Box, view: Viewport, scale: number): Camera {
  'worklet';
  const middle = middleOf(view);
  return {
    x: middle.x - ((bounds.left + bounds.right) / 2) * scale,
    y: middle.y - ((bounds.top + bounds.bottom) / 2) * scale,
    scale,
  };
}

/** The whole board in the middle of what is free. */
export function fit(bounds: Box, view: Viewport): Camera {
  'worklet';
  return centred(bounds, view, fitScale(bounds, view));
}

export function scaleRange(bounds: Box, view: Viewport): Range {
  'worklet';
  const whole = fitScale(bounds, view);
  return { least: whole * FURTHEST, most: Math.max(CLOSEST, whole * DOUBLE_TAP) };
}

function range(from: number, to: number, start: number, end: number): Range {
  'worklet';
  const atStart = start - from;
  const atEnd = end - to;
  if (to - from > end - start) return { least: atEnd, most: atStart };
  const middle = (atStart + atEnd) / 2;
  return { least: middle, most: middle };
}

/** Where `x` may be at a scale: a board that fits stays in the middle, a larger one always covers the middle of the screen's edges. */
export function rangeX(bounds: Box, view: Viewport, scale: number): Range {
  'worklet';
  return range(bounds.left * scale, bounds.right * scale, view.insetLeft, view.width - view.insetRight);
}

export function rangeY(bounds: Box, view: Viewport, scale: number): Range {
  'worklet';
  return range(bounds.top * scale, bounds.bottom * scale, view.insetTop, view.height - view.insetBottom);
}

/** Another scale, with the point of the board under a point of the screen staying there. */
export function zoomed(camera: Camera, scale: number, focusX: number, focusY: number): Camera {
  'worklet';
  const factor = scale / camera.scale;
  return { x: focusX - (focusX - camera.x) * factor, y: focusY - (focusY - camera.y) * factor, scale };
}

/** A range with so much more room at one of its ends: at the low one below 0. */
function widened({ least, most }: Range, by: number): Range {
  'worklet';
  return { least: least + Math.min(0, by), most: most + Math.max(0, by) };
}

function beyond(value: number, limits: Range): number {
  'worklet';
  return value - between(value, limits);
}

function scaleFrom(from: Camera, scale: number, bounds: Box, view: Viewport): number {
  'worklet';
  const limits = scaleRange(bounds, view);
  return between(scale, widened(limits, beyond(from.scale, limits)));
}

/** Where `x` may go from a camera at a scale: as far out as that camera is, where it is outside of its range. */
export function reachX(from: Camera, bounds: Box, view: Viewport, scale: number): Range {
  'worklet';
  return widened(rangeX(bounds, view, scale), beyond(from.x, rangeX(bounds, view, from.scale)));
}

export function reachY(from: Camera, bounds: Box, view: Viewport, scale: number): Range {
  'worklet';
  return widened(rangeY(bounds, view, scale), beyond(from.y, rangeY(bounds, view, from.scale)));
}

/**
 * The nearest camera that may be reached from another. What covers the screen may have changed since that one was
 * allowed: it is not called back, which would be a jump under a finger, but from there it only goes inwards.
 */
export function reached(from: Camera, camera: Camera, bounds: Box, view: Viewport): Camera {
  'worklet';
  const scale = scaleFrom(from, camera.scale, bounds, view);
  // A scale that is out of range is corrected around the middle of the screen, not around the origin of the board.
  const kept = scale === camera.scale ? camera : zoomed(camera, scale, view.width / 2, view.height / 2);
  return {
    x: between(kept.x, reachX(from, bounds, view, scale)),
    y: between(kept.y, reachY(from, bounds, view, scale)),
    scale,
  };
}

/** The nearest camera that is allowed. */
export function clamp(camera: Camera, bounds: Box, view: Viewport): Camera {
  'worklet';
  return reached(fit(bounds, view), camera, bounds, view);
}

/** The board pushed by so much, within the limits. */
export function panned(camera: Camera, byX: number, byY: number, bounds: Box, view: Viewport): Camera {
  'worklet';
  return reached(camera, { x: camera.x + byX, y: camera.y + byY, scale: camera.scale }, bounds, view);
}

/** Zoom by a factor around a point of the screen, within the limits. */
export function zoomBy(
  camera: Camera,
  factor: number,
  focusX: number,
  focusY: number,
  bounds: Box,
  view: Viewport,
): Camera {
  'worklet';
  return reached(
    camera,
    zoomed(camera, scaleFrom(camera, camera.scale * factor, bounds, view), focusX, focusY),
    bounds,
    view,
  );
}

/** A pinch: the board point that was under the fingers' middle when they came down follows it. */
export function pinched(
  start: Camera,
  factor: number,
  startX: number,
  startY: number,
  focusX: number,
  focusY: number,
  bounds: Box,
  view: Viewport,
): Camera {
  'worklet';
  const scale = scaleFrom(start, start.scale * factor, bounds, view);
  const kept = zoomed(start, scale, startX, startY);
  return reached(start, { x: kept.x + focusX - startX, y: kept.y + focusY - startY, scale }, bounds, view);
}

/** A turn of the wheel, or two fingers on a trackpad that pinch: one notch is a fifth. */
export function wheelFactor(delta: number): number {
  'worklet';
  return Math.exp(-Math.max(-240, Math.min(240, delta)) * 0.0018);
}

/** In to the point when the whole board is seen, else out to the whole board. */
export function doubleTapped(camera: Camera, x: number, y: number, bounds: Box, view: Viewport): Camera {
  'worklet';
  const whole = fit(bounds, view);
  if (camera.scale > whole.scale * 1.25) return whole;
  return zoomBy(camera, (whole.scale * DOUBLE_TAP) / camera.scale, x, y, bounds, view);
}

/** Moves as little as possible to bring a box of the board into what is free; zooms out if it is too large. */
export function reveal(camera: Camera, box: Box, bounds: Box, view: Viewport): Camera {
  'worklet';
  const largest = fitScale(box, view);
  const scale = Math.min(camera.scale, largest);
  const start = scale === camera.scale ? camera : zoomed(camera, scale, view.width / 2, view.height / 2);
  // Where the camera may be so that the box is inside; `range` turned around.
  const inside = (from: number, to: number, low: number, high: number): Range => ({
    least: low - from * scale,
    most: Math.max(low - from * scale, high - to * scale),
  });
  const x = between(start.x, inside(box.left, box.right, view.insetLeft, view.width - view.insetRight));
  const y = between(start.y, inside(box.top, box.bottom, view.insetTop, view.height - view.insetBottom));
  return reached(camera, { x, y, scale }, bounds, view);
}

/** As close to a part of the board as shows all of it. */
export function closeTo(camera: Camera, box: Box, bounds: Box, view: Viewport): Camera {
  'worklet';
  return reached(camera, centred(box, view, fitScale(box, view)), bounds, view);
}

/** Where a board lies that nobody has moved, after something covers more or less of the screen: where it lay, unless there is room now for a much larger one. */
export function homeAfter(home: Camera, bounds: Box, view: Viewport): Camera {
  'worklet';
  const whole = fit(bounds, view);
  return whole.scale > home.scale * WORTH ? whole : home;
}

/** After the screen itself has changed: what was in the middle still is, as large as it was. */
export function recentred(camera: Camera, before: Viewport, bounds: Box, view: Viewport): Camera {
  'worklet';
  const from = middleOf(before);
  const to = middleOf(view);
  return clamp({ x: camera.x + to.x - from.x, y: camera.y + to.y - from.y, scale: camera.scale }, bounds, view);
}
