/** Names of bureaus, of accounting programs and of where rows came from, which the server says in Chinese. */
import { PROGRAMS, programNames } from '@xinjian/format/books/programs'
import { AREAS, areaInEnglish } from '@xinjian/format/bureau/areas'
import type { Language } from './language.ts'

const ENGLISH = new Map(AREAS.map((area) => [area.name, areaInEnglish(area)]))

const PROGRAM = new Map(PROGRAMS.map((code) => [programNames(code).zh, programNames(code).en]))

/** `深圳` → Shenzhen, `深圳税局` → Shenzhen tax bureau, 来自上传文件 → Uploaded file; a name that is not known stays. */
export function placeName(name: string, language: Language): string {
  if (language !== 'en') return name
  if (name === '来自上传文件') return 'Uploaded file'
  const program = PROGRAM.get(name)
  if (program !== undefined) return program
  const [, area = '', bureau] = /^(.+?)(税局|税务局|电子税务局)?$/.exec(name) ?? []
  const english = ENGLISH.get(area)
  return english === undefined ? name : `${english}${bureau ? ' tax bureau' : ''}`
}
