import { stored } from './stored.ts'

export interface Account {
  readonly name: string
  readonly email: string
  readonly news: boolean
}

export const account = stored<Account>('account', { name: '', email: '', news: false })
