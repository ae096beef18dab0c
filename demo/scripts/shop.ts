import { wireAddButtons } from './add-buttons.ts'
import { showCartCount } from './cart-count.ts'
import { wireThingsToTry } from './things-to-try.ts'

showCartCount()
wireAddButtons()
wireThingsToTry()
