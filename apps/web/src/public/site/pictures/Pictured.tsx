import type { Language } from '../../../i18n/language.ts'
import { cx } from '../../../ui/cx.ts'
import { type Said, sayIn } from '../page.ts'
import site from '../parts/site.module.css'
import styles from './pictured.module.css'
import told from './pictures.json' with { type: 'json' }
import { words } from './words.ts'

type Name = keyof typeof told

/** Whether there is a picture of this name. */
export const isPicture = (name: string): name is Name => Object.hasOwn(told, name)

/**
 * Steps with what is seen at each: `apps/web/public/tutorial/<language>/<name>-<step>.webp`, taken on the journeys `tests/e2e/public/tutorial*`,
 * which go red when a page no longer shows what its picture does. A step without one ends the build.
 */
export function Pictured({
  items,
  name,
  anchor,
  lang,
  inFirstWindow = false,
}: {
  items: readonly Said[]
  /** Of the pictures: `tax-firm` for `tax-firm-1`, … */
  name: string
  /** Of the steps' own addresses. */
  anchor: string
  lang: Language
  /** The first picture is seen without scrolling: waited for, it would be the last that shows. */
  inFirstWindow?: boolean
}) {
  const say = sayIn(words, lang)
  const pictures = items.map((_, i) => {
    const of = `${name}-${i + 1}`
    if (!isPicture(of)) throw new Error(`no picture ${of}`)
    return { src: `/tutorial/${lang}/${of}.webp`, ...told[of][lang] }
  })
  const isPortrait = pictures.every(({ width, height }) => width < height)
  return (
    <>
      <ol className={cx(site.steps, isPortrait ? styles.phones : styles.desks)}>
        {items.map(({ title, text }, i) => {
          const { src, width, height } = pictures[i]!
          return (
            <li key={title} id={`${anchor}-${i + 1}`}>
              <div>
                <span aria-hidden="true">{i + 1}</span>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <a href={src} aria-label={say('larger', { title })}>
                <img
                  src={src}
                  width={width}
                  height={height}
                  alt={say('shows', { title })}
                  {...(i === 0 && inFirstWindow
                    ? { fetchPriority: 'high' as const }
                    : { loading: 'lazy' as const })}
                />
              </a>
            </li>
          )
        })}
      </ol>
      <p className={site.note}>{say('taken')}</p>
    </>
  )
}
