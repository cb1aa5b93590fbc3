import { expect, test } from 'vitest'
import { testDatabase } from '#tests/test-database.ts'

const { pool } = await testDatabase('demo')

const anySpa = `(select uuid from spas order by uuid limit 1)`
const anyService = `(select uuid from services order by uuid limit 1)`

/** Another row like the first of a table, but for some columns. */
function copyOf(table: string, changes: Record<string, string>) {
  const record = Object.entries(changes).map(([column, value]) => `'${column}', ${value}`)
  return `insert into ${table} select (jsonb_populate_record(first, jsonb_build_object(${record.join(', ')}))).*
    from ${table} first order by first.uuid limit 1`
}

const anew = { uuid: 'gen_random_uuid()' }

test.each([
  ['two spas with one slug in a region', copyOf('spas', anew), 'spa_slug_is_unique_in_its_region'],
  ['a spa slug with capitals', copyOf('spas', { ...anew, slug: `'Spa-Azul'` }), 'spa_slug_is_kebab'],
  [
    'a spa in a place that does not exist',
    copyOf('spas', { ...anew, slug: `'x'`, location_uuid: 'gen_random_uuid()' }),
    'spas_location_uuid_locations_uuid_fk',
  ],
  ['a hotel of six stars', `update spas set hotel_name = 'Seis', hotel_stars = 6`, 'hotel_stars_one_to_five'],
  ['a hotel with stars and no name', `update spas set hotel_name = null, hotel_stars = 4`, 'hotel_has_name_and_stars'],
  ['vouchers that last no day', `update spas set days_before_voucher_expirate = 0`, 'spa_vouchers_last_a_while'],
  ['an open spa that reopens', `update spas set status = 'online', reopens_on = '2027-03-01'`, 'only_a_season_reopens'],
  ['a spa that closes when it opens', `update spa_schedules set closes = opens`, 'spa_opens_and_closes'],
  [
    'two services with one slug in a spa and language',
    `update service_translations set slug = 'masaje' where spa_uuid = ${anySpa}`,
    'service_slug_is_unique_in_its_spa',
  ],
  ['a service slug with spaces', `update service_translations set slug = 'un masaje'`, 'service_slug_is_kebab'],
  [
    'a translation that names another spa than its service',
    `update service_translations set spa_uuid = gen_random_uuid() where service_uuid = ${anyService}`,
    'service_translations_service_uuid_spa_uuid_services_uuid_spa_uu',
  ],
  ['a negative price', `update services set price_amount = -100`, 'prices_are_positive'],
  ['a service for nothing', `update services set price_amount = 0`, 'prices_are_positive'],
  ['a currency that is none', `update services set currency = 'euro'`, 'currency_is_iso_code'],
  ['a service without duration', `update services set client_time_duration = 0`, 'service_has_a_duration'],
  ['an age band with one end', `update services set age_from = 4, age_to = null`, 'age_band_is_whole'],
  ['an age band upside down', `update services set age_from = 14, age_to = 4`, 'age_band_is_whole'],
  ['a party of nobody', `update services set capacity_minimum = 0`, 'capacity_makes_sense'],
  [
    'a maximum below the minimum',
    `update services set capacity_minimum = 3, capacity_maximum = 2`,
    'capacity_makes_sense',
  ],
  ['an offer that raises the price', `update offers set bono_discount_value = 1`, 'offer_never_raises_the_price'],
  ['an eighth day of the week', `update services set has_availability_on = '{8}'`, 'weekdays_are_iso'],
  ['a service given on no day', `update services set has_availability_on = '{}'`, 'weekdays_are_iso'],
  ['a pack without sessions', `update services set sessions = 0`, 'has_sessions'],
  [
    'offers that end before they start',
    `update offers set start_date = '2026-12-02', end_date = '2026-12-01'`,
    'offer_starts_before_it_ends',
  ],
  [
    'more than the whole price off',
    `update offers set discount_mode = 'percent', bono_discount_value = -101`,
    'percent_offer_within_bounds',
  ],
  [
    'two prices of a service since one day',
    `insert into price_history select ${anyService}, '2020-01-01', n from generate_series(1, 2) n`,
    'price_history_service_uuid_since_pk',
  ],
  ['a negative price in the past', `update price_history set amount = -1`, 'past_price_is_not_negative'],
  ['a review mark of 6', `update reviews set attention = 6`, 'marks_one_to_five'],
  ['a review mark of 0', `update reviews set environment = 0`, 'marks_one_to_five'],
  ['a review of no spa', `update reviews set spa_uuid = gen_random_uuid()`, 'reviews_spa_uuid_spas_uuid_fk'],
  ['a redirect to itself', `insert into redirects values ('/a/', '/a/', 'legacy')`, 'redirect_goes_elsewhere'],
  [
    'a redirect to another host',
    `insert into redirects values ('/a/', 'https://evil.example/', 'legacy')`,
    'redirect_goes_to_a_page',
  ],
  [
    'a redirect to another host without a scheme',
    `insert into redirects values ('/a/', '//evil.example/', 'legacy')`,
    'redirect_goes_to_a_page',
  ],
  [
    'a redirect to a path that browsers read as a host',
    `insert into redirects values ('/a/', '/\\\\evil.example/', 'legacy')`,
    'redirect_goes_to_a_page',
  ],
  [
    'a redirect without its last slash',
    `insert into redirects values ('/a', '/b/', 'legacy')`,
    'redirect_comes_from_a_path',
  ],
  [
    'two redirects from one address',
    `insert into redirects select '/a/', '/b/', 'legacy' from generate_series(1, 2)`,
    'redirects_pkey',
  ],
  [
    'a country inside another place',
    `update locations set type = 'country' where type = 'city'`,
    'only_countries_have_no_parent',
  ],
  [
    'a town that lies nowhere',
    `update locations set parent_uuid = null where type = 'city'`,
    'only_countries_have_no_parent',
  ],
  ['a country written out', `update locations set country = 'Spain'`, 'country_is_iso_code'],
  [
    'a tag that is its own parent',
    `insert into tag_parents select uuid, uuid from tags limit 1`,
    'tag_is_not_its_parent',
  ],
  [
    'two treatments with one slug',
    `update tag_translations set slug = 'masajes' where kind = 'service'`,
    'tag_slug_is_unique_in_its_kind',
  ],
  ['one picture file twice', copyOf('images', anew), 'images_file_unique'],
  ['two getaways with one slug', `update getaway_translations set slug = 'escapada'`, 'getaway_slug_is_unique'],
  ['a getaway without a night', `update getaways set nights = 0`, 'getaway_has_nights'],
  ['a getaway for nothing', `update getaways set price_from_amount = 0`, 'getaway_price_is_positive'],
  ['a hotel picture of something else', `update hotel_images set rel = 'garden'`, 'hotel_picture_relation'],
  [
    'a spa removed under its getaways',
    `delete from spas where uuid in (select spa_uuid from getaways)`,
    'getaways_spa_uuid_spas_uuid_fk',
  ],
])('the database refuses %s', async (_, statement, constraint) => {
  const answer = await pool.query(statement).then(
    () => 'accepted',
    (error) => error.constraint ?? error.message,
  )
  expect(answer).toBe(constraint)
})

test.each([
  ['a spa status that nobody knows', `update spas set status = 'open'`],
  ['a redirect of an unknown kind', `insert into redirects values ('/a/', '/b/', 'other')`],
])('the database refuses %s', async (_, statement) => {
  await expect(pool.query(statement)).rejects.toThrow('invalid input value for enum')
})

test('with a spa whose hours nobody has go its services, their prices, its reviews and resources', async () => {
  const claims = `select 1 from resource_claims join spa_resources on uuid = resource_uuid where spa_uuid = spas.uuid`
  const alone = await pool.query(
    `select uuid from spas where uuid not in (select spa_uuid from getaways) and exists (${claims}) limit 1`,
  )
  const spa = alone.rows[0].uuid
  const remove = () => pool.query('delete from spas where uuid = $1', [spa])
  await expect(remove()).rejects.toMatchObject({ constraint: 'a_claim_is_on_a_place' })
  await pool.query('delete from resource_claims using spa_resources where uuid = resource_uuid and spa_uuid = $1', [
    spa,
  ])
  await remove()
  for (const table of ['services', 'service_translations', 'reviews', 'spa_images', 'spa_schedules', 'spa_resources']) {
    expect((await pool.query(`select 1 from ${table} where spa_uuid = $1`, [spa])).rows).toEqual([])
  }
})
