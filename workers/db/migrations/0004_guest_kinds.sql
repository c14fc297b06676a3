-- A guest was a line of text and is now a name with a kind. Of lines nobody knows whether they name a person.
UPDATE event SET guests = (
  SELECT json_group_array(json(CASE WHEN j.type = 'text' THEN json_object('kind', 'none', 'name', json_object('de', j.value), 'part', json('{}')) ELSE j.value END) ORDER BY j.key)
  FROM json_each(event.guests) j
) WHERE guests <> '[]';
