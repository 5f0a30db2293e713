// Another pilot: the numbers at a glance, and all that everybody may see.
import { gloryOf, maxEnergy, pilotOf } from '../../../shared/games/kembles-cascade/board.ts';
import { missions, sensorHand, upgradeIds } from '../../../shared/games/kembles-cascade/content.ts';
import { threatWords } from '../../../shared/games/kembles-cascade/sentences.ask.ts';
import { missionText, placeName, sensorName } from '../../../shared/games/kembles-cascade/sentences.names.ts';
import type { Kembles } from '../../../shared/games/kembles-cascade/state.ts';
import type { SeatProps } from '../../play/client.ts';
import { Figure } from '../../ui/board/parts.tsx';
import { SeatMark } from '../../ui/seats.tsx';
import { Glyph } from './Picture.tsx';
import { Amount, nameIn, SettingContext } from './parts.tsx';
import { Hull } from './Ship.tsx';
import type { Text } from './text.ts';

export function SeatGlance({ scene, shown, seat }: SeatProps<Kembles, Text>) {
  const { board: words } = scene.text;
  const pilot = pilotOf(shown.table.board, seat);
  return (
    <span class="kc drawn kc-glance">
      <Amount of="glory" label={words.glory}>
        {gloryOf(pilot)}
      </Amount>
      {pilot.at ? (
        <>
          <Amount of="energy" label={words.energy}>
            {pilot.energy}
          </Amount>
          <span class="t">
            <i />
            <span class="out-of-sight">{words.threat}</span>
            {threatWords(pilot.threat, pilot.half)}
          </span>
        </>
      ) : (
        <span>{words.isOutside}</span>
      )}
    </span>
  );
}

export function SeatSide({ scene, shown, seat, inspect }: SeatProps<Kembles, Text>) {
  const { text } = scene;
  const words = text.board;
  const { board } = shown.table;
  const pilot = pilotOf(board, seat);
  const owned = upgradeIds.filter((id) => pilot.upgrades[id] > 0);
  const names = scene.seats.map(({ name }) => name);
  return (
    <SettingContext.Provider value={{ scene, lit: null, inspect }}>
      <div class="kc drawn kc-side game-kembles-cascade">
        <p class="pilot">
          <Hull seat={seat} facing={pilot.facing} />
          <span>
            <b>{text.names.pilots[seat]}</b>
            <small>{pilot.at ? placeName(pilot.at, text) : words.isOutside}</small>
          </span>
        </p>
        <dl class="figures">
          <Figure name={words.glory}>{gloryOf(pilot)}</Figure>
          <Figure name={words.energy}>
            {pilot.energy}/{maxEnergy(pilot)}
          </Figure>
          <Figure name={words.threat}>{threatWords(pilot.threat, pilot.half)}</Figure>
          <Figure name={words.bellonium}>{pilot.bellonium}</Figure>
          <Figure name={words.mount}>{text.names.dirs[pilot.facing]}</Figure>
          <Figure name={words.sensorOf}>
            {pilot.sensor === null ? words.secret(sensorHand) : sensorName(pilot.sensor, text)}
          </Figure>
          <Figure name={words.powerUps}>{pilot.powerUpLots.length}</Figure>
          <Figure name={words.markersLeft}>{pilot.stock}</Figure>
        </dl>
        <h3 class="label">{words.upgrades}</h3>
        <ul class="owned">
          {owned.map((id) => (
            <li key={id}>
              <button type="button" class="kc-chip" onClick={() => inspect(`upgrade/${id}`)}>
                <Glyph kind="upgrade" id={id} />
                {text.say.level(text.names.upgrades[id], pilot.upgrades[id])}
              </button>
            </li>
          ))}
        </ul>
        <h3 class="label">{words.missionName}</h3>
        <p>
          <button type="button" class="kc-chip" onClick={() => inspect(`mission/${pilot.mission.id}`)}>
            <Glyph kind="mission" id={pilot.mission.id} />
            {text.names.missions[pilot.mission.id]}{' '}
            {pilot.mission.done
              ? words.done
              : `${pilot.mission.progress}/${missions[pilot.mission.id].target}`}
          </button>
        </p>
        <p class="hint">{missionText(pilot.mission.id, text)}</p>
        <h3 class="label">{words.markersOn}</h3>
        <ul class="owned">
          {pilot.markers.every((n) => n === 0) && <li class="hint">{words.none}</li>}
          {pilot.markers.map(
            (n, owner) =>
              n > 0 && (
                <li key={owner} class="marker">
                  <SeatMark seat={owner} />
                  {words.markersBy(nameIn(names, owner), n)}
                </li>
              ),
          )}
        </ul>
      </div>
    </SettingContext.Provider>
  );
}
