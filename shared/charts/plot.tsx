import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { announce } from '@console/shared/runtime';
import { cx, VisuallyHidden } from '@console/shared/ui';
import { fullTime, timeLabel, timeLabelCount, timeTicks } from './axis.ts';
import { ChartCanvas, INSET } from './canvas.tsx';
import { useCrosshair } from './group.tsx';
import { seriesToken } from './look.ts';
import { isLeft, placeMarks } from './marks.ts';
import type { ChartMark } from './marks.ts';
import { readingsAt } from './model.ts';
import type { ChartModel, Reading } from './model.ts';
import styles from './plot.module.css';
import { nearestIndex } from './series.ts';
import type { ChartRange } from './series.ts';
import { Tooltip } from './tooltip.tsx';
import { valueText } from './units.ts';
import { useWidth } from './use-size.ts';
import { useZoom } from './use-zoom.ts';

export type PlotProps = {
  model: ChartModel;
  /** Name of the chart: title and unit. */
  name: string;
  /** Height in pixels, without the time labels. */
  height: number;
  marks: readonly ChartMark[];
  /** Called with the part of the period that was selected. */
  onZoom?: ((range: ChartRange) => void) | undefined;
};

const ZOOM_HELP = 'Hold Shift and press the arrow keys to select a period, then press Enter to zoom in.';

/** Text of the crosshair for screen readers. */
function spoken(model: ChartModel, time: number, readings: readonly Reading[]): string {
  const values = readings.map(({ line, value }) => {
    const text = value === null ? 'no data' : valueText(model.scale, value);
    return readings.length > 1 ? `${line.name} ${text}` : text;
  });
  return `${fullTime(time)}: ${values.join(', ')}`;
}

function summary({ figures, scale, range }: ChartModel): string {
  const period = `${fullTime(range.start)} to ${fullTime(range.end)}`;
  if (!figures) return period;
  const text = (value: number) => valueText(scale, value);
  return `${period}. Latest ${text(figures.latest)}, low ${text(figures.low)}, high ${text(figures.high)}`;
}

/** Index to which a key moves the crosshair; undefined for other keys. Without a crosshair, arrows start at the nearer end. */
export function movedTo(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft') return index < 0 ? count - 1 : Math.max(0, index - 1);
  if (key === 'ArrowRight') return index < 0 ? 0 : Math.min(count - 1, index + 1);
  return undefined;
}

/** The drawing with its labels, crosshair and tooltip. Pointer and arrow keys move the crosshair, and select a period to zoom in. */
export function Plot({ model, name, height, marks, onZoom }: PlotProps) {
  const area = useRef<HTMLDivElement>(null);
  const width = useWidth(area);
  const { time, setTime } = useCrosshair();
  const zoom = useZoom(time, onZoom);
  const { axis, range, times, scale } = model;

  const index = time === null ? -1 : nearestIndex(times, time);
  const at = times[index];
  const readings = at === undefined ? [] : readingsAt(model, at);
  const inner = height - INSET.top - INSET.bottom;
  const xOf = (value: number) => ((value - range.start) / (range.end - range.start)) * width;
  const yOf = (value: number) => INSET.top + (1 - (value - axis.min) / (axis.max - axis.min)) * inner;

  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const pointed = range.start + ((event.clientX - left) / Math.max(1, width)) * (range.end - range.start);
    const nearest = times[nearestIndex(times, pointed)] ?? null;
    setTime(nearest);
    if (event.type === 'pointerdown') zoom.onPointerDown(event, nearest);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (zoom.onKeyDown(event)) return;
    if (event.key === 'Escape' && time !== null) {
      event.stopPropagation();
      setTime(null);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = times[movedTo(event.key, index, times.length) ?? -1];
    if (to === undefined) return;
    event.preventDefault();
    setTime(to);
    announce(spoken(model, to, readingsAt(model, to)));
    zoom.onMove(event, at ?? to, to);
  };
  return (
    <div className={styles.plot}>
      <div className={styles.values} style={{ height }} aria-hidden="true">
        {axis.ticks.map((tick) => (
          <span key={tick} style={{ top: yOf(tick) }}>
            {scale.tick(tick)}
          </span>
        ))}
        {/* Hidden: gives the column the width of its widest label */}
        <i>
          {axis.ticks.map((tick) => (
            <b key={tick}>{scale.tick(tick)}</b>
          ))}
        </i>
      </div>
      <div className={styles.stage} style={{ height }}>
        <div
          ref={area}
          role="img"
          aria-label={`${name}, ${summary(model)}`}
          aria-description={onZoom && ZOOM_HELP}
          // The arrow keys move the crosshair
          tabIndex={0}
          className={styles.area}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerUp={zoom.onPointerUp}
          onPointerCancel={zoom.end}
          onPointerLeave={(event) => {
            // On touch screens the pointer leaves when the finger is lifted; a tap elsewhere removes the crosshair
            if (event.pointerType !== 'touch') setTime(null);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setTime(null);
            zoom.end();
          }}
        >
          {width > 0 && <ChartCanvas model={model} width={width} height={height} />}
        </div>
        <Marks marks={marks} range={range} width={width} />
        {zoom.selection && (
          <div
            className={styles.selection}
            style={{
              left: xOf(zoom.selection.start),
              width: xOf(zoom.selection.end) - xOf(zoom.selection.start),
              top: INSET.top,
              height: inner,
            }}
          />
        )}
        {at !== undefined && (
          <>
            <div className={styles.crosshair} style={{ left: xOf(at), top: INSET.top, height: inner }} />
            {readings.map(
              ({ line, value }) =>
                value !== null && (
                  <div
                    key={line.name}
                    className={styles.dot}
                    style={{
                      left: xOf(at),
                      top: yOf(value / scale.divisor),
                      background: `var(${seriesToken(line.index)})`,
                    }}
                  />
                ),
            )}
            <Tooltip
              time={at}
              readings={readings}
              scale={scale}
              x={xOf(at)}
              width={width}
              low={readings.some(({ value }) => value !== null && yOf(value / scale.divisor) < height / 2)}
            />
          </>
        )}
      </div>
      <div className={styles.times} aria-hidden="true">
        {timeTicks(range, timeLabelCount(width, range)).map((tick) => (
          <span key={tick}>{timeLabel(tick, range)}</span>
        ))}
      </div>
    </div>
  );
}

/** The events of the period: lines over the drawing, a list with times for screen readers. */
function Marks({ marks, range, width }: Pick<PlotProps, 'marks'> & { range: ChartRange; width: number }) {
  const placed = placeMarks(marks, range, width);
  if (placed.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label="Events">
      {placed.map((mark) => (
        <li
          key={`${mark.time} ${mark.label}`}
          className={cx(isLeft(mark.x, mark, width) && styles.left)}
          style={{ left: mark.x, paddingTop: `calc(${INSET.top}px + ${mark.row} * 1.25rem)` }}
        >
          <span>{mark.label}</span>
          <VisuallyHidden>{`, ${fullTime(mark.time)}`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
