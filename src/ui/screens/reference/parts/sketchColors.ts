/** The small pictures have land of their own, quiet enough to let the roads speak. */
export interface SketchColors {
  readonly land: string;
  readonly landEdge: string;
  readonly road: string;
  readonly wall: string;
  readonly own: string;
  readonly yes: string;
  readonly no: string;
  readonly onSign: string;
}

export const DAY_SKETCH: SketchColors = {
  land: '#cdd3a4',
  landEdge: '#8d9463',
  road: '#f8efd6',
  wall: '#fdf6e4',
  own: '#8a2b1a',
  yes: '#2f6b35',
  no: '#a02a1c',
  onSign: '#ffffff',
};

export const NIGHT_SKETCH: SketchColors = {
  land: '#3d4a3c',
  landEdge: '#66765f',
  road: '#a8977a',
  wall: '#efe3c8',
  own: '#e07a5f',
  yes: '#7fcf86',
  no: '#f08a7a',
  onSign: '#12141f',
};
