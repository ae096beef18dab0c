import { createRoot } from 'react-dom/client'
import { find } from '../scripts/find.ts'
import { GiftFinder } from './gift-finder.tsx'

createRoot(find('[data-gift-finder]')).render(<GiftFinder />)
