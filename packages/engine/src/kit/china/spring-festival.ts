/**
 * 春节 (first day of the first lunar month), ISO dates, 2015–2032. Source: the lunar calendar as published by the Purple
 * Mountain Observatory; a test compares the rows with the Chinese calendar built into the runtime.
 */
export const SPRING_FESTIVAL: Readonly<Record<number, string>> = {
  2015: '2015-02-19',
  2016: '2016-02-08',
  2017: '2017-01-28',
  2018: '2018-02-16',
  2019: '2019-02-05',
  2020: '2020-01-25',
  2021: '2021-02-12',
  2022: '2022-02-01',
  2023: '2023-01-22',
  2024: '2024-02-10',
  2025: '2025-01-29',
  2026: '2026-02-17',
  2027: '2027-02-06',
  2028: '2028-01-26',
  2029: '2029-02-13',
  2030: '2030-02-03',
  2031: '2031-01-23',
  2032: '2032-02-11',
}
