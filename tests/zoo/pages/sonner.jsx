import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { held } from './held.js'

createRoot(document.querySelector('#root')).render(
  <>
    <Toaster />
    <button
      onClick={() =>
        toast('It is deleted.', { action: { label: 'Undo', onClick: () => (held.undone = true) } })
      }
    >
      Delete
    </button>
  </>,
)
