import { memo, useMemo } from 'react';
import { LineCanvas } from '@nivo/line';
import type { LineCustomCanvasLayerProps } from '@nivo/line';
import { useColors } from '@console/shared/ui/colors';
import type { ColorOf } from '@console/shared/ui/colors';
import { CHART_TOKENS, hasMarkers, seriesDash, seriesToken } from './look.ts';
import type { ChartModel } from './model.ts';

/** Space above the highest and below the lowest grid line, for the widths of grid line and data line. */
export const INSET = { top: 6, right: 0, bottom: 2, left: 0 };

const LINE_WIDTH = 1.5;
const AREA_OPACITY = 0.1;
const MARKER = { radius: 2.5, apart: 90 };

type Series = { id: string; data: readonly { x: number; y: number | null }[] };
type LayerProps = LineCustomCanvasLayerProps<Series>;
type Samples = LayerProps['series'][number]['data'];

/** Draws horizontal lines on whole pixels, so that they are one pixel wide and sharp. */
function gridLayer(ticks: readonly number[], color: string) {
  return (context: CanvasRenderingContext2D, { yScale, innerWidth }: LayerProps) => {
    context.strokeStyle = color;
    context.lineWidth = 1;
    for (const tick of ticks) {
      const y = Math.round(yScale(tick)) + 0.5;
      context.beginPath();
      context.moveTo(0, y);
      context.lineTo(innerWidth, y);
      context.stroke();
    }
  };
}

/** Draws the lines, because nivo's own layer supports neither dash patterns nor markers. */
function lineLayer(model: ChartModel, colorOf: ColorOf) {
  return (context: CanvasRenderingContext2D, { lineGenerator, series, innerWidth }: LayerProps) => {
    lineGenerator.context(context);
    context.lineWidth = LINE_WIDTH;
    context.lineJoin = 'round';
    for (const { id, data } of series) {
      const index = model.lines.find((line) => line.name === id)?.index ?? 0;
      context.strokeStyle = colorOf(seriesToken(index));
      context.fillStyle = context.strokeStyle;
      context.setLineDash([...seriesDash(index)]);
      context.beginPath();
      lineGenerator(data.map(({ position }) => position));
      context.stroke();
      context.setLineDash([]);
      drawLoneSamples(context, data, innerWidth);
      if (hasMarkers(index)) drawMarkers(context, data, index);
    }
  };
}

/** Draws a dot for a sample between two gaps, which has no line. */
function drawLoneSamples(context: CanvasRenderingContext2D, data: Samples, width: number) {
  const isGap = (index: number) => (data[index]?.data.y ?? null) === null;
  for (const [index, { position }] of data.entries()) {
    if (isGap(index) || !isGap(index - 1) || !isGap(index + 1)) continue;
    context.beginPath();
    // Not clipped at the edges, where the newest sample is
    const x = Math.min(Math.max(position.x, MARKER.radius), width - MARKER.radius);
    context.arc(x, position.y, MARKER.radius, 0, 2 * Math.PI);
    context.fill();
  }
}

function drawMarkers(context: CanvasRenderingContext2D, data: Samples, index: number) {
  let next = MARKER.apart / 2;
  for (const { position, data: sample } of data) {
    if (sample.y === null || position.x < next) continue;
    next = position.x + MARKER.apart;
    context.beginPath();
    if (index % 2 === 0) {
      const { radius } = MARKER;
      context.rect(position.x - radius, position.y - radius, 2 * radius, 2 * radius);
    } else context.arc(position.x, position.y, MARKER.radius, 0, 2 * Math.PI);
    context.fill();
  }
}

export type ChartCanvasProps = {
  readonly model: ChartModel;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

/** Grid, area and lines. Labels, crosshair and tooltip are elements, which are sharp and move without drawing. */
export const ChartCanvas = memo(function ChartCanvas({ model, width, height }: ChartCanvasProps) {
  const colorOf = useColors(CHART_TOKENS);
  const { lines, axis, range, shape } = model;
  const data = useMemo<readonly Series[]>(
    () =>
      lines.map(({ name, drawn }) => ({
        id: name,
        data: drawn.map(({ time, value }) => ({ x: time, y: value })),
      })),
    [lines],
  );
  const layers = useMemo(
    () => [gridLayer(axis.ticks, colorOf('--chart-grid')), 'areas' as const, lineLayer(model, colorOf)],
    [axis, model, colorOf],
  );
  const colors = useMemo(() => lines.map(({ index }) => colorOf(seriesToken(index))), [lines, colorOf]);
  return (
    <LineCanvas
      data={data}
      width={width}
      height={height}
      margin={INSET}
      pixelRatio={window.devicePixelRatio}
      xScale={{ type: 'linear', min: range.start, max: range.end, nice: false }}
      yScale={{ type: 'linear', min: axis.min, max: axis.max, nice: false }}
      curve={shape === 'step' ? 'stepAfter' : 'linear'}
      colors={colors}
      layers={layers}
      enableArea={axis.min === 0 && lines.length === 1}
      areaBaselineValue={axis.min}
      areaOpacity={AREA_OPACITY}
      enablePoints={false}
      axisLeft={null}
      axisBottom={null}
      isInteractive={false}
      theme={{ background: 'transparent' }}
    />
  );
});
