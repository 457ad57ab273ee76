import styles from './site.module.css'

/** A table of figures that a narrow screen moves sideways; reached by the keyboard, because it scrolls. */
export function DataTable(props: {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  note?: string
}) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse. */}
      <section className={styles.scroll} tabIndex={0} aria-label={props.caption}>
        <table className={styles.table}>
          <caption>{props.caption}</caption>
          <thead>
            <tr>
              {props.head.map((cell) =>
                // The corner above names of lines says nothing.
                cell === '' ? (
                  <td key={cell} />
                ) : (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {props.rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns of a fixed table.
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {props.note && <p className={styles.note}>{props.note}</p>}
    </>
  )
}
