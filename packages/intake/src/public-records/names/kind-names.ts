/**
 * How tables of names are written: our field → the names that vendors have for it, best first. Case, `_` and `-` make no difference
 * (`reg_no` = `RegNo` = `regNo`). `*name` tells the kind by itself; `name@万` = the unit of a bare number under it; `a.b` = `b` within `a`,
 * also where `a` is a list.
 */
export interface KindNames {
  /** Names of the lists and records that are of the kind. */
  lists: string
  fields: Readonly<Record<string, string>>
  /** Name and code of the firm that a record itself names. */
  subject?: string
  code?: string
  /** What the names of its fields, or of its list, say of a record in place of a field: values and the names that say them. */
  says?: { field: string; as: Readonly<Record<string, string>> }
  /** Fields that tell the unit of a money field which has none itself: `万人民币`. */
  unit?: string
}
