declare const styles: {
  readonly drawer: string
  readonly drawerBody: string
  readonly close: string
  readonly subject: string
  readonly drawerRows: string
  readonly kicker: string
  readonly inputLink: string
  readonly subjectValue: string
  readonly formulaBox: string
  readonly inputs: string
  readonly inputsWide: string
  readonly drawerTools: string
  readonly error: string
  readonly legs: string
  readonly match: string
  readonly nowrap: string
  readonly busy: string
  readonly table: string
  readonly matched: string
  readonly clicked: string
  readonly marked: string
  readonly record: string
  readonly partners: string
}
export default styles
