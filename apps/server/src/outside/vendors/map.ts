/**
 * Where a service differs from the protocol that a connector speaks, as a JSON file. Texts (paths, actions, versions) and tables of
 * texts; what is left out is as the connector has it.
 */
import fs from 'node:fs'

/**
 * Reads and checks the file; throws a Chinese message that names what is wrong, before the server starts.
 * @param what the service, as `发票查验`
 */
export function readMap<T extends object>(file: string, what: string, usual: T): T {
  const bad = (fault: string): never => {
    throw new Error(`${what}字段对照文件 ${file} 有误：${fault}`)
  }
  const raw = ((): Record<string, unknown> => {
    try {
      const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as Record<string, unknown>)
        : bad('须为一个 JSON 对象')
    } catch (error) {
      return bad((error as Error).message)
    }
  })()
  for (const [name, value] of Object.entries(raw)) {
    if (!Object.hasOwn(usual, name)) bad(`没有 ${name} 这一项`)
    if (typeof usual[name as keyof T] === 'string') {
      if (typeof value !== 'string') bad(`${name} 须为文字`)
    } else if (!isTextTable(value)) bad(`${name} 须为 {名称: 文字}`)
  }
  return { ...usual, ...raw }
}

const isTextTable = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string')
