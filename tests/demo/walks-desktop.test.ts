import { expectWalks } from './expect-walks.ts'

expectWalks('desktop')
