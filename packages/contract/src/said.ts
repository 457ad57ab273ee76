/** Words of a field, beside its schema: the documents of the API are made of them. */
import * as z from 'zod/mini'

/** `schema` is described from here on: give each its own, not one that others share. */
export const said = <S extends z.ZodMiniType>(schema: S, description: string): S => {
  z.globalRegistry.add(schema, { description })
  return schema
}

const sentences = new WeakSet<object>()

/** A sentence of the service for whoever reads the answer; `about` says of what. */
export function sentence(about = '说明文字'): z.ZodMiniString<string> {
  const schema = said(z.string(), `${about}，语言随请求头 Accept-Language（zh 或 en）`)
  sentences.add(schema)
  return schema
}

/** Whether a field of an answer was made by `sentence`. */
export const isSentence = (schema: object): boolean => sentences.has(schema)
