/** A JSON schema of the contract as a TypeScript type: what zod makes of the contract's schemas and nothing else; what is not known here ends the build. */

export interface Schema {
  type?: string | string[]
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  prefixItems?: readonly Schema[]
  additionalProperties?: Schema | boolean
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}
const nameOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key))
const literal = (value: unknown): string => JSON.stringify(value)
const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')
const listOf = (type: string): string => (/[ |&]/.test(type) ? `(${type})[]` : `${type}[]`)

/** `indent`: of the line that the type begins on. @throws Error naming the schema that no type is known for */
export function typeOf(schema: Schema, indent = ''): string {
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return union(schema.enum.map(literal))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return union(choices.map((one) => typeOf(one, indent)))
  if (schema.allOf) return schema.allOf.map((one) => `(${typeOf(one, indent)})`).join(' & ')
  if (Array.isArray(schema.type))
    return union(schema.type.map((type) => typeOf({ ...schema, type }, indent)))
  if (schema.type === 'array') {
    if (schema.prefixItems)
      return `[${schema.prefixItems.map((one) => typeOf(one, indent)).join(', ')}]`
    return listOf(typeOf(schema.items ?? {}, indent))
  }
  if (schema.type === 'object') return objectOf(schema, indent)
  if (schema.type !== undefined) {
    const plain = PLAIN[schema.type]
    if (!plain) throw new Error(`no type for ${JSON.stringify(schema)}`)
    return plain
  }
  return 'unknown'
}

function objectOf({ properties, required = [], additionalProperties }: Schema, indent: string) {
  const inner = `${indent}  `
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const said = field.description
      ? `${inner}/** ${field.description.replaceAll('*/', '')} */\n`
      : ''
    const mark = required.includes(name) ? '' : '?'
    return `${said}${inner}${nameOf(name)}${mark}: ${typeOf(field, inner)}\n`
  })
  if (fields.length > 0) return `{\n${fields.join('')}${indent}}`
  return typeof additionalProperties === 'object'
    ? `Record<string, ${typeOf(additionalProperties, indent)}>`
    : 'Record<string, never>'
}
