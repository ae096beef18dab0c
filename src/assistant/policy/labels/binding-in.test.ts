import { describe, expect, it } from 'vitest'
import { bondIn } from './binding-in.ts'

describe('labels', () => {
  it.each([
    'Release funds',
    'Promote to admin',
    'Make owner',
    'Change owner',
    'Deposit',
    'Add funds',
    'Broadcast',
    'Email everyone',
    'Register',
    'Downgrade',
    'Pause subscription',
    'Turn on autopay',
    'Liquidate',
    'Log me out',
    'Log in as',
    'Get rid of it',
    'Fire employee',
    'Ban member',
    'Comment',
    'Einzahlen',
    'Licencier',
    'Eyða aðgangi',
    'Futa akaunti',
    'Kustuta konto',
    'Dzēst kontu',
    'Избриши налог',
  ])('%s binds', (label) => expect(bondIn(label)).toBeDefined())

  it.each([
    'Share',
    'Log in',
    'Clear all filters',
    'Comments',
    'Show comments',
    'Register your interest',
    'Cash register',
    'Fire doors',
    'Pause',
    'Owner',
    'Member area',
    'Live',
    'Public holidays',
  ])('%s does not', (label) => expect(bondIn(label)).toBeUndefined())
})
