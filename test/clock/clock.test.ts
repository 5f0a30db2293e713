// Clocks as a pure function over intervals: what must hold for any absence, any zone, any moment.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Absence,
  countedBetween,
  type DaysOff,
  mayBeOff,
  momentAfter,
  present,
} from '../../shared/clock/absence.ts';
import {
  begin,
  giveBack,
  type Pace,
  remaining,
  reminders,
  run,
  type SeatClock,
  stop,
  wound,
} from '../../shared/clock/clock.ts';
import { DAY, isZone, whenWall } from '../../shared/clock/zone.ts';

const hour = DAY / 24;
const utc = (text: string): number => Date.parse(`${text}Z`);

const zones = [
  'UTC',
  'Asia/Taipei',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

const moments = fc.integer({ min: utc('2026-01-01T00:00'), max: utc('2028-01-01T00:00') });
const times = fc.integer({ min: 1, max: 20 * DAY });
const intervals = fc
  .tuple(moments, fc.integer({ min: 0, max: 30 * DAY }))
  .map(([from, length]) => ({ from, to: from + length }));
const weeks: fc.Arbitrary<DaysOff> = fc
  .record({
    zone: fc.constantFrom(...zones),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    quiet: fc.option(
      fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1439 }) }),
    ),
  })
  .filter(mayBeOff);
const absences: fc.Arbitrary<Absence> = fc.record({
  off: fc.option(weeks),
  away: fc.array(intervals, { maxLength: 4 }),
});

/** A clock that began to run at a moment. */
const running = (left: number, since: number, absence: Absence): SeatClock =>
  run({ left, whole: left, since: null, until: null }, since, absence);

describe('time that counts', () => {
  it('an absence more never shortens a deadline', () => {
    fc.assert(
      fc.property(moments, times, absences, intervals, (from, time, absence, more) => {
        const before = momentAfter(from, time, absence);
        expect(momentAfter(from, time, { ...absence, away: [...absence.away, more] })).toBeGreaterThanOrEqual(
          before,
        );
      }),
    );
  });

  it('days off and quiet hours never shorten a deadline', () => {
    fc.assert(
      fc.property(moments, times, fc.array(intervals, { maxLength: 3 }), weeks, (from, time, away, off) => {
        expect(momentAfter(from, time, { off, away })).toBeGreaterThanOrEqual(
          momentAfter(from, time, { off: null, away }),
        );
      }),
    );
  });

  it('the deadline is the moment at which the whole time has counted, and no moment before', () => {
    fc.assert(
      fc.property(moments, times, absences, (from, time, absence) => {
        const end = momentAfter(from, time, absence);
        expect(countedBetween(from, end, absence)).toBe(time);
        expect(countedBetween(from, end - 1, absence)).toBe(time - 1);
      }),
    );
  });

  it('what counts before a moment and after it adds up', () => {
    fc.assert(
      fc.property(moments, times, times, absences, (from, one, two, absence) => {
        const [middle, to] = [from + one, from + one + two];
        expect(countedBetween(from, middle, absence) + countedBetween(middle, to, absence)).toBe(
          countedBetween(from, to, absence),
        );
      }),
    );
  });
});

describe('the clock of a seat', () => {
  it('elapsed and remaining together are the time that it began with', () => {
    fc.assert(
      fc.property(moments, times, times, absences, (since, left, passed, absence) => {
        const now = since + passed;
        const clock = running(left, since, absence);
        expect(countedBetween(since, now, absence) + remaining(clock, now, absence)).toBe(left);
      }),
    );
  });

  it('stood still and run on, as often as you like, it ends at the same moment', () => {
    fc.assert(
      fc.property(
        moments,
        times,
        fc.array(times, { maxLength: 4 }),
        absences,
        (since, left, stops, absence) => {
          const clock = running(left, since, absence);
          const end = clock.until ?? 0;
          let again = clock;
          for (const passed of stops) again = run(again, Math.min(end, since + passed), absence);
          // Standing at the end of its time it is over then and there; a moment that does not count may come first.
          expect(countedBetween(end, again.until ?? 0, absence)).toBe(0);
        },
      ),
    );
  });

  it('a vacation taken while it runs ends nothing earlier, and by its own end', () => {
    fc.assert(
      fc.property(moments, times, times, intervals, (since, left, passed, { from, to }) => {
        const clock = running(left, since, present);
        const now = since + Math.min(passed, left - 1);
        const away = { off: null, away: [{ from: now, to: now + (to - from) }] };
        const paused = run(clock, now, away, present);
        expect(paused.until).toBe((clock.until ?? 0) + to - from);
      }),
    );
  });

  it('time that was lost is given back once, whoever gives it how often', () => {
    fc.assert(
      fc.property(moments, times, absences, intervals, (since, left, absence, outage) => {
        const clock = running(left, since, absence);
        const once = giveBack(clock, outage, absence);
        expect(giveBack(once, outage, absence)).toEqual(once);
        expect(once.until).toBeGreaterThanOrEqual(clock.since !== null && since < outage.to ? since : 0);
        if (since < outage.to && outage.from < outage.to)
          expect(countedBetween(outage.to, once.until ?? 0, absence)).toBe(
            Math.max(0, remaining(clock, Math.max(since, outage.from), absence)),
          );
      }),
    );
  });

  it('a bank gains with each decision, up to its cap, and loses what is thought', () => {
    const pace: Pace = { kind: 'bank', start: 48 * hour, increment: 12 * hour, cap: 54 * hour };
    let clock = begin(wound(pace), pace, 0, present);
    expect(clock.until).toBe(54 * hour);
    clock = stop(clock, 30 * hour, present);
    expect(clock.left).toBe(24 * hour);
    clock = begin(clock, pace, 100 * hour, present);
    expect(clock).toMatchObject({ left: 36 * hour, until: 136 * hour });
  });

  it('a fixed time begins anew with each decision, and goes on where it stood within one', () => {
    const pace: Pace = { kind: 'fixed', time: 8 * hour };
    const first = stop(begin(wound(pace), pace, 0, present), 3 * hour, present);
    expect(run(first, 10 * hour, present).until).toBe(15 * hour);
    expect(begin(first, pace, 10 * hour, present).until).toBe(18 * hour);
  });

  it('reminds at two thirds and at nine tenths of the time', () => {
    expect(reminders(running(30 * hour, 0, present), present)).toEqual([20 * hour, 27 * hour]);
  });
});

describe('wall clocks', () => {
  const off = (zone: string, days: number[], quiet: DaysOff['quiet'] = null): Absence => ({
    off: { zone, days, quiet },
    away: [],
  });
  const night = { from: 23 * 60, to: 7 * 60 };

  it('knows zones by name', () => {
    expect([...zones, 'Mars/Olympus', ''].filter((zone) => !isZone(zone))).toEqual(['Mars/Olympus', '']);
  });

  it.each([
    ['an ordinary night', '2026-03-20', 8],
    ['the night that loses an hour', '2026-03-28', 7],
    ['the night that gains one', '2026-10-24', 9],
  ])('in Berlin %s from 23 to 7 takes its hours', (_, date, hours) => {
    const noon = utc(`${date}T12:00`);
    const absence = off('Europe/Berlin', [], night);
    expect(DAY - countedBetween(noon, noon + DAY, absence)).toBe(hours * hour);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('the Sunday %s in Berlin has %i hours, none of which counts', (date, hours) => {
    const noon = utc(`${date}T12:00`);
    const absence = off('Europe/Berlin', [0]);
    expect(2 * DAY - countedBetween(noon - DAY, noon + DAY, absence)).toBe(hours * hour);
  });

  it('quiet hours that begin within the skipped hour begin at the change', () => {
    expect(whenWall('Europe/Berlin', utc('2026-03-29T00:00') / DAY, 150)).toBe(utc('2026-03-29T01:00'));
  });

  it('a time that comes twice counts from the first', () => {
    expect(whenWall('Europe/Berlin', utc('2026-10-25T00:00') / DAY, 150)).toBe(utc('2026-10-25T00:30'));
  });

  it.each([
    ['Pacific/Kiritimati', '2026-06-12T10:00', '2026-06-14T10:00'],
    ['Pacific/Pago_Pago', '2026-06-13T11:00', '2026-06-15T11:00'],
  ])('the weekend in %s is from %s to %s UTC', (zone, from, to) => {
    const absence = off(zone, [6, 0]);
    expect(momentAfter(utc(from) - hour, 2 * hour, absence)).toBe(utc(to) + hour);
    expect(countedBetween(utc(from), utc(to), absence)).toBe(0);
    expect(countedBetween(utc(from) - hour, utc(to) + hour, absence)).toBe(2 * hour);
  });

  it('half of the week counts at least', () => {
    const week = (days: number[], quiet: DaysOff['quiet']) => mayBeOff({ zone: 'UTC', days, quiet });
    expect(week([0, 5, 6], { from: 20 * 60, to: 8 * 60 })).toBe(true);
    expect(week([0, 1, 2, 3], null)).toBe(false);
    expect(week([], { from: 20 * 60, to: 8 * 60 + 1 })).toBe(false);
    expect(week([], { from: 60, to: 60 })).toBe(false);
  });
});
