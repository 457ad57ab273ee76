/** Programs that enterprises keep their books in and let be read: code → names in both languages. */
import { type Names, namesOf, words } from '../say/words.ts'

export const PROGRAM_NAMES = words({
  GALAXY: ['金蝶云·星空', 'Kingdee Cloud Galaxy'],
  JDY: ['精斗云 / 智慧记', 'Jingdou Cloud / Zhihuiji'],
  YONYOU: ['用友 U8', 'Yonyou U8'],
  GATEWAY: ['其他软件（通用接口）', 'Another program (by a gateway)'],
})

export type Program = keyof typeof PROGRAM_NAMES & string
export const PROGRAMS = Object.keys(PROGRAM_NAMES) as [Program, ...Program[]]

export const programNames = (code: Program): Names => namesOf(PROGRAM_NAMES, code)

export const isProgram = (code: string): code is Program => Object.hasOwn(PROGRAM_NAMES, code)
