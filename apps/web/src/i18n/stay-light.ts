/** This load of the program shows a sheet of paper or what outsiders read: light, whatever was chosen and whatever the system turns to. */
export function stayLight(): void {
  const { dataset } = document.documentElement
  dataset.only = 'light'
  dataset.theme = 'light'
}
