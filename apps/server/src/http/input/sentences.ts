/**
 * What is said of outside input that a schema refuses without words of its own: sentences for whoever wrote the call. Fields that people
 * fill in have words of their own in the contract.
 */
import type * as z from 'zod/mini'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Types by their JSON names, with the measure word that a demand for one begins with. */
const KINDS: Readonly<Record<string, string>> = {
  array: '数组',
  boolean: 'true 或 false',
  int: '整数',
  number: '数字',
  object: '对象',
  record: '对象',
  string: '文本',
}
const FORMATS: Readonly<Record<string, string>> = {
  date: '日期须为 2026-02-28 的形式',
  datetime: '时间须为 2026-02-28T08:00:00Z 的形式',
  email: '请填写正确的电子邮箱',
  uuid: '编号的格式有误，请核对',
}
const UNITS: Readonly<Record<string, string>> = { string: '个字符', array: '项', file: '字节' }

/** Null = zod's own sentence: nothing in the contract leads there. */
export function sentenceOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected]
      if (issue.input === undefined) return kind ? `缺少该项，须为${kind}` : '缺少该项'
      return kind && `须为${kind}`
    }
    case 'invalid_value':
      return issue.values.length === 1
        ? `须为 ${String(issue.values[0])}`
        : `只能是以下之一：${issue.values.map(String).join('、')}`
    case 'too_big':
      return bound('不能大于', '最多', issue.origin, issue.maximum, issue.inclusive)
    case 'too_small':
      return bound('不能小于', '至少', issue.origin, issue.minimum, issue.inclusive)
    case 'not_multiple_of':
      return `须为 ${issue.divisor} 的整数倍`
    case 'invalid_format':
      return FORMATS[issue.format] ?? '格式有误，请对照接口文档核对'
    case 'invalid_union':
      return issue.input === undefined ? '缺少该项' : '类型或取值有误，请对照接口文档核对'
    default:
      return undefined
  }
}

function bound(
  than: string,
  atLeast: string,
  origin: string,
  value: number | bigint,
  inclusive = true,
): string {
  const unit = UNITS[origin]
  if (unit) return `${atLeast}${value}${unit}`
  return inclusive ? `${than} ${value}` : `${than === '不能大于' ? '须小于' : '须大于'} ${value}`
}
