import type { IndicatorValue } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import { fill } from '../../ui/text.ts'
import { Figure } from '../blocks/Figure.tsx'
import { valueOptions } from '../blocks/indicator-value.ts'
import { useReport } from '../context.tsx'
import { noted } from '../format/marks.ts'
import { formatUnit } from '../format/value.ts'
import { windowText } from '../format/window.ts'
import method from '../parts/method.module.css'

/** Age, industry, size and trend of the enterprise in one line; what is not known has no place in it. */
export function Profile() {
  const { index, lang, t, say } = useReport()
  const { profile, enterprise } = index.document
  if (!profile) return null
  const industry = enterprise.industryName
  const figures = profile.figures.flatMap((key) => index.indicators.get(key) ?? [])
  const shownText = ({ value, unit, ...rest }: IndicatorValue): string => {
    const said = typeof value === 'string' ? say(value) : value
    const shown = formatUnit(said, unit, valueOptions({ value, unit, ...rest }, lang, say))
    return `${shown.text}${shown.unit}`
  }
  return (
    <dl className={cx(layout.two640, method.facts)}>
      {profile.ageMonths === null ? null : (
        <div>
          <dt>{t.age}</dt>
          <dd title={profile.establishedOn ?? undefined}>
            {fill(profile.ageMonths < 12 ? t.ageInMonths : t.ageInYears, {
              years: Math.floor(profile.ageMonths / 12),
              months: profile.ageMonths % 12,
            })}
          </dd>
        </div>
      )}
      {industry ? (
        <div>
          <dt>{t.industry}</dt>
          <dd lang={lang === 'en' ? 'zh' : undefined}>{industry}</dd>
        </div>
      ) : null}
      {figures.map((figure) => (
        <div key={figure.key}>
          <dt>{noted(say(figure.name), windowText(figure.window, lang), lang)}</dt>
          <dd>
            <Figure of={figure.key} label={say(figure.name)}>
              {shownText(figure)}
            </Figure>
          </dd>
        </div>
      ))}
    </dl>
  )
}
