import { Type } from 'typebox'

/** What every act says of itself. */
export const description = Type.String({ description: "What it does, in the visitor's language." })
