import { finishes, type FinishId } from '../goods/finishes.ts'
import { rooms, type Room } from '../goods/product.ts'
import { budgetRange, type Wishes } from './wishes.ts'

interface Props {
  readonly wishes: Wishes
  readonly onWishes: (wishes: Wishes) => void
  readonly note: string
  readonly onNote: (note: string) => void
}

/** The questions of the gift finder. */
export function WishForm({ wishes, onWishes, note, onNote }: Props) {
  const change = (part: Partial<Wishes>) => onWishes({ ...wishes, ...part })
  return (
    <form className="wishes" aria-label="Your wishes" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>Where will it stand?</legend>
        {(Object.keys(rooms) as Room[]).map((room) => (
          <div className="tick" key={room}>
            <input
              id={`room-${room}`}
              type="radio"
              name="room"
              checked={wishes.room === room}
              onChange={() => change({ room })}
            />
            <label htmlFor={`room-${room}`}>{rooms[room]}</label>
          </div>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor="budget">Budget</label>
        <div className="range">
          <input
            id="budget"
            type="range"
            {...budgetRange}
            value={wishes.budget}
            aria-valuetext={`Up to €${wishes.budget}`}
            onChange={({ target }) => change({ budget: Number(target.value) })}
          />
          <output htmlFor="budget">up to €{wishes.budget}</output>
        </div>
      </div>
      <div className="field">
        <label htmlFor="gift-colour">Colour</label>
        <select
          id="gift-colour"
          value={wishes.colour}
          onChange={({ target }) => change({ colour: target.value as FinishId | '' })}
        >
          <option value="">Any colour</option>
          {(Object.keys(finishes) as FinishId[]).map((id) => (
            <option key={id} value={id}>
              {finishes[id].name}
            </option>
          ))}
        </select>
      </div>
      <div className="tick">
        <input
          id="gift-dimmable"
          type="checkbox"
          checked={wishes.dimmable}
          onChange={({ target }) => change({ dimmable: target.checked })}
        />
        <label htmlFor="gift-dimmable">Dimmable only</label>
      </div>
      <div className="field">
        <label htmlFor="gift-note">Note for the card</label>
        <textarea
          id="gift-note"
          rows={3}
          maxLength={120}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      </div>
    </form>
  )
}
