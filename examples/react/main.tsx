import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Pagehand, pagehand } from 'pagehand/react'

function App() {
  const [guest, setGuest] = useState({ name: '', guests: '2' })
  return (
    <main>
      <Pagehand src="http://localhost:8787" />
      <h1>Book a table</h1>
      <form aria-label="Book a table" onSubmit={(event) => event.preventDefault()}>
        <p>
          <label>
            Your name{' '}
            <input value={guest.name} onChange={({ target }) => setGuest({ ...guest, name: target.value })} />
          </label>
        </p>
        <p>
          <label>
            Guests{' '}
            <select
              value={guest.guests}
              onChange={({ target }) => setGuest({ ...guest, guests: target.value })}
            >
              {['1', '2', '3', '4', '5'].map((number) => (
                <option key={number}>{number}</option>
              ))}
            </select>
          </label>
        </p>
      </form>
      <p role="status">
        {guest.name === '' ? 'Who is coming?' : `A table for ${guest.guests}, for ${guest.name}.`}
      </p>
      <button
        type="button"
        onClick={() => pagehand.send('Type Ada Lovelace into your name and choose 4 for guests')}
      >
        Let the assistant do it
      </button>
    </main>
  )
}

createRoot(document.querySelector('#root') ?? document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
