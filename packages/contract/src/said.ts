/** Words of a field, beside its schema: the documents of the API are made of them. */
import * as z from 'zod/mini'

/** `schema` is described from here on: give each its own, not one that others share. */
export const said = <S extends z.ZodMiniType>(schema: S, description: string): S => {
  z.globalRegistry.add(schema, { description })
  return schema
}
